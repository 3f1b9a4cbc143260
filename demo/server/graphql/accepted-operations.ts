/**
 * The documents that the server executes: those of the contract, and no others. Permission is asked by operation, and a
 * name proves nothing about the document behind it; besides, no document of a stranger can be deep, wide or introspective,
 * so that nothing has to be counted. Whoever wants to know the schema reads it at `/graphql/schema`.
 */
import { type DocumentNode, type GraphQLSchema, Kind, parse, stripIgnoredCharacters, validate } from 'graphql';
import type { Operation } from '../../../src/host/http/operation.ts';
import type { RightName } from '../http/rights.ts';
import { isChange, type RootFields } from './root-fields.ts';

export interface AcceptedOperation {
  operation: Operation;
  document: DocumentNode;
  permission: RightName;
  /** Whether a text is the contract's document, in whatever layout. */
  isDocument(text: string): boolean;
}

/** By name. Throws where contract, schema, permissions and resolvers do not fit together: such a server must not start. */
export function acceptOperations(
  operations: readonly Operation[],
  schema: GraphQLSchema,
  permissions: Readonly<Record<string, RightName>>,
  rootFields: RootFields,
): ReadonlyMap<string, AcceptedOperation> {
  const accepted = new Map<string, AcceptedOperation>();
  for (const operation of operations) {
    const { name } = operation;
    const refuse = (why: string): never => {
      throw new Error(`The GraphQL operation ${name} can not be served: ${why}`);
    };
    if (accepted.has(name)) refuse('there are two of that name');
    const permission = Object.hasOwn(permissions, name) ? permissions[name] : undefined;
    if (permission === undefined) throw new Error(`permissions.ts does not say who may execute ${name}`);
    const document = parse(operation.document);
    const [problem] = validate(schema, document);
    if (problem) refuse(problem.message);
    const [definition] = document.definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION || document.definitions.length !== 1) {
      return refuse('its document is not one operation');
    }
    if (definition.name?.value !== name) refuse(`its document is called ${definition.name?.value}`);
    if (definition.operation !== operation.kind) refuse(`it is no ${operation.kind}`);
    const fields = definition.selectionSet.selections.map((field) =>
      field.kind === Kind.FIELD ? field.name.value : '',
    );
    const resolvers = fields.map((field) =>
      Object.hasOwn(rootFields, field) ? rootFields[field as keyof RootFields] : undefined,
    );
    if (resolvers.includes(undefined)) refuse('a field has no resolver');
    // Two fields would be two changes, of which one could be made without the other.
    if (operation.kind === 'mutation' && !(resolvers.length === 1 && resolvers.every((one) => one && isChange(one))))
      refuse('it is not one change by key');
    accepted.set(name, { operation, document, permission, isDocument: matcherOf(operation.document) });
  }
  const [unknown] = Object.keys(permissions).filter((name) => !accepted.has(name));
  if (unknown) throw new Error(`permissions.ts names ${unknown}, which is no operation`);
  return accepted;
}

function matcherOf(document: string) {
  const plain = stripIgnoredCharacters(document);
  return (text: string) => {
    if (text === document) return true;
    // Four times the contract's own layout is room for any other.
    if (text.length > document.length * 4) return false;
    try {
      return stripIgnoredCharacters(text) === plain;
    } catch {
      return false;
    }
  };
}
