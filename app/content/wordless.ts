/** In place of what an answer says, where that is a page: a proxy's own, with nothing in it for those who see only a line of it. */
export const wordless = 'Our server is not answering as it should.';
