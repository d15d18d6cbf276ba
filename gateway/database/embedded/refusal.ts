/** A start that cannot go on. Its message is written for the operator and is all that they need to see. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}
