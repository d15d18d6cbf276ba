import type { TestGateway } from './test-gateway.ts';

/** Asks as the first admin. Throws the sentence of a refusal, after its code. */
export function asDesk(gateway: TestGateway) {
  return async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const answer = await gateway.graphql(query, variables, { authorization: `Bearer ${await gateway.adminToken()}` });
    const { data, errors } = answer.json() as { data: Data; errors?: { message: string; extensions: { code: string } }[] };
    if (errors?.[0]) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
    return data;
  };
}
