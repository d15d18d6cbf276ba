/** Where the browser's local storage keeps an admin's bearer token, and nothing else. */
export const ADMIN_TOKEN_KEY = 'adminToken';
