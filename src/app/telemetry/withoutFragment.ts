/** An address without its fragment, which may be an applicant's secret (`#application=…`). */
export function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '');
}
