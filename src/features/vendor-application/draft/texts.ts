import { type VendorValues, EMPTY_VALUES } from '#submissions/vendorApplicationSchema.ts';

const FIELDS = Object.keys(EMPTY_VALUES) as (keyof VendorValues)[];

/** The texts of the form's fields, without the file. */
export function textsOf(typed: Partial<VendorValues>): VendorValues {
  return { ...EMPTY_VALUES, ...Object.fromEntries(FIELDS.map((field) => [field, typed[field] ?? ''])) };
}

export function areSame(one: Partial<VendorValues>, other: Partial<VendorValues>): boolean {
  return FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''));
}

/** Whether nothing is typed. */
export function isBlank(texts: Partial<VendorValues>): boolean {
  return FIELDS.every((field) => (texts[field] ?? '').trim() === '');
}
