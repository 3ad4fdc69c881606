/** Values of a vendor application by field label. */
export const FIELD_VALUES = {
  'Full Name': 'Mara Lindqvist',
  Email: 'mara@lumen.example',
  'Business Name': 'Lumen & Oak',
  'Instagram URL': 'instagram.com/lumenoak',
  'Description of Project': 'Lamps from fallen oaks.',
} as const;
