/** Whether the address of a result is a screen of this site. */
export function isInSite(address: string): boolean {
  return address.startsWith('/');
}
