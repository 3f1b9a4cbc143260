/** The public members of an element, as `custom-elements.json` tells of them: the manifest is the one list of all. */
import { customElementsManifest } from '../../../elements/manifest.ts';

export interface DescribedMember {
  readonly name: string;
  readonly description?: string;
}

interface Typed extends DescribedMember {
  readonly type: { readonly text: string };
  readonly default?: string;
}

export interface AttributeMember extends Typed {
  /** The property that reflects it. Absent for what every HTML element has. */
  readonly fieldName?: string;
}

interface FieldMember extends Typed {
  readonly kind: 'field';
  /** Of which it is the property. */
  readonly attribute?: string;
  readonly readonly?: boolean;
  readonly static?: boolean;
}

interface MethodMember extends DescribedMember {
  readonly kind: 'method';
  readonly parameters: readonly {
    readonly name: string;
    readonly type: { readonly text: string };
    readonly optional?: true;
  }[];
  readonly return: { readonly type: { readonly text: string } };
}

export interface Declaration {
  readonly tagName: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly AttributeMember[];
  readonly members: readonly (FieldMember | MethodMember)[];
  readonly events: readonly Typed[];
  readonly slots: readonly DescribedMember[];
  readonly cssParts: readonly DescribedMember[];
  readonly cssProperties: readonly DescribedMember[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly [Declaration] }[];
}

/** By tag. */
export function readDeclarations(version: string): ReadonlyMap<string, Declaration> {
  const { modules } = customElementsManifest(version) as Manifest;
  return new Map(modules.map(({ declarations: [one] }) => [one.tagName, one]));
}

/** Properties without an attribute. */
export const propertiesOf = ({ members }: Declaration): readonly FieldMember[] =>
  members.filter(
    (member): member is FieldMember => member.kind === 'field' && member.attribute === undefined && !member.static,
  );

export const methodsOf = ({ members }: Declaration): readonly MethodMember[] =>
  members.filter((member): member is MethodMember => member.kind === 'method');

export const signatureOf = ({ parameters, return: answer }: MethodMember): string =>
  `(${parameters.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type.text}`).join(', ')}) => ${answer.type.text}`;
