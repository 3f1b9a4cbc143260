/** The schema's parser, which asks of each element only the rules that can be meant: of some fifty, mostly one or two. */
import { DOMParser, type TagParseRule } from 'prosemirror-model';
import { schema } from '../schema/schema.ts';

class QuickParser extends DOMParser {
  readonly #rulesByName = new Map<string, TagParseRule[]>();

  /** What the superclass calls for every element, in the order of the text. */
  matchTag(element: HTMLElement, context: unknown, after?: TagParseRule): TagParseRule | undefined {
    const parser = this as unknown as InnerParser;
    const { tags } = parser;
    parser.tags = this.#rulesFor(element.localName, tags);
    try {
      return matchTag.call(parser, element, context, after);
    } finally {
      parser.tags = tags;
    }
  }

  #rulesFor(name: string, tags: TagParseRule[]): TagParseRule[] {
    let rules = this.#rulesByName.get(name);
    if (rules === undefined) {
      rules = tags.filter(({ tag }) => mayMean(tag, name));
      this.#rulesByName.set(name, rules);
    }
    return rules;
  }
}

interface InnerParser {
  tags: TagParseRule[];
}

const { matchTag } = DOMParser.prototype as unknown as {
  matchTag(this: InnerParser, element: HTMLElement, context: unknown, after?: TagParseRule): TagParseRule | undefined;
};

/** A selector that begins with a name is of elements of that name. A list of selectors may be of any. */
function mayMean(selector: string, name: string): boolean {
  const own = selector.includes(',') ? undefined : /^[a-z][a-z0-9]*(?=$|[[.:#])/.exec(selector)?.[0];
  return own === undefined || own === name;
}

export const schemaParser: DOMParser = new QuickParser(schema, DOMParser.fromSchema(schema).rules);
