/** The parser that asks fewer rules finds what the one that asks all of them finds. */
import { DOMParser as SchemaParser } from 'prosemirror-model';
import { prepare } from '../../../src/ui/editor/html/prepare.ts';
import { schemaParser } from '../../../src/ui/editor/html/schema-parser.ts';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { deepEqual } from '../../support/assert.ts';
import { hostileVectors } from '../../support/corpora/hostile-html.ts';

const plain: Readonly<Record<string, string>> = {
  'every name that a rule begins with':
    '<h1>a</h1><h6>b</h6><p style="text-align: end">c <b>d</b><strong>e</strong><i>f</i><u>g</u><s>h</s><del>i</del>' +
    '<sub>j</sub><sup>k</sup><code>l</code><a href="https://example.com">m</a><br><img src="https://example.com/a.png"></p>' +
    '<ul><li>n<ol start="3"><li>o</li></ol></li></ul><blockquote>p</blockquote><pre>q</pre><hr>',
  'one name with several rules':
    '<p><span>a</span><span data-mention="7" data-label="b">@user:7</span><span>@user:{8}</span>' +
    '<span data-button>c</span><button>d</button><b style="font-weight: normal">e</b></p>',
  'names that are none of the schema': '<section><x-y>a</x-y><font color="red">b</font></section>',
  tables:
    '<table><colgroup><col></colgroup><tbody><tr style="height: 40px"><th scope="row">a</th>' +
    '<td colspan="2" style="background-color: red">b</td></tr></tbody></table>',
  'elements of another namespace': '<svg><p>a</p><a href="https://example.com">b</a></svg><math><p>c</p></math>',
};

describe('The parser of the schema', () => {
  const own = SchemaParser.fromSchema(schema);

  for (const [name, html] of [...Object.entries(plain), ...Object.entries(hostileVectors)]) {
    it(`reads as the schema says: ${name}`, () => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      prepare(body);
      const options = { preserveWhitespace: 'full' } as const;
      deepEqual(schemaParser.parse(body, options).toJSON(), own.parse(body, options).toJSON());
    });
  }
});
