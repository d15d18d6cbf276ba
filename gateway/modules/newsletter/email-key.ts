/** How addresses are compared: nobody has two that differ in case alone. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}
