/** A vendor application as a visitor fills it in, by the fields' labels. */
export const FIELD_VALUES = {
  'Full Name': 'Mara Lindqvist',
  Email: 'mara@lumen.example',
  'Business Name': 'Lumen & Oak',
  'Instagram URL': 'instagram.com/lumenoak',
  'Description of Project': 'Lamps from fallen oaks.',
} as const;
