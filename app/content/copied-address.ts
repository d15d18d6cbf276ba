/** Said where a browser cannot share the address of an article, and copies it. */
export const copied = { title: 'Link copied', description: 'The address of this article is on your clipboard.' };

export const notCopied = { title: 'Not copied', description: 'This browser does not let us. The address stands in its own bar.' };
