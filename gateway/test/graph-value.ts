import { type GraphQLField, type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType, isUnionType, type GraphQLOutputType } from 'graphql';

/** Any id that no record has. */
export const nobodysId = '0196f0a0-0000-7000-8000-000000000000';

/** A field of the schema as a document asks for it, with a value for each argument that it needs. */
export function askFor(field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined).map((arg) => `${arg.name}: ${someValue(arg.type)}`);
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${hasFields(field.type) ? ' { __typename }' : ''}`;
}

function hasFields(type: GraphQLOutputType): boolean {
  if (isNonNullType(type) || isListType(type)) return hasFields(type.ofType);
  return isObjectType(type) || isUnionType(type);
}

/** A value of the type, as a document writes it. */
function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return `[${someValue(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
    return `{ ${needed.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`;
  }
  const values: Record<string, string> = { ID: `"${nobodysId}"`, String: '"x"', Int: '1', Float: '1', Boolean: 'true', DateTimeISO: '"2026-11-21T00:00:00Z"' };
  const value = values[type.name];
  if (value === undefined) throw new Error(`What would a ${type.name} be?`);
  return value;
}
