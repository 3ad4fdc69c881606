import { type ArrayOfType, type FieldDefinition, defineArrayMember, defineField } from '@sanity/types';
import { textField } from './textField.ts';

/** Where a project stores its pictures and films: in Sanity or in Cloudinary. */
export const ASSET_STORES = ['sanity', 'cloudinary'] as const;
export type AssetStore = (typeof ASSET_STORES)[number];

type Field = Pick<FieldDefinition, 'name' | 'title' | 'description' | 'group' | 'hidden'> & {
  isRequired?: boolean;
};

const altText = textField({
  name: 'alt',
  title: 'Alternative text',
  description: 'What the picture shows, for people who cannot see it',
  type: 'string',
});
const caption = textField({ name: 'caption', title: 'Caption', type: 'string' });

/** The fields for files. A field in Sanity has one type, so a Studio uses one store for all of them. */
export function assetFields(store: AssetStore) {
  const isCloudinary = store === 'cloudinary';
  return {
    store,
    /** A field for a picture. */
    picture: ({ isRequired, ...field }: Field) =>
      isCloudinary
        ? defineField({
            ...field,
            type: 'cloudinary.asset',
            validation: (rule) => (isRequired ? rule.required() : rule),
          })
        : defineField({
            ...field,
            type: 'image',
            options: { hotspot: true },
            fields: [altText, caption],
            validation: (rule) => (isRequired ? rule.required().assetRequired() : rule),
          }),
    /** A field for a film. */
    film: (field: Omit<Field, 'isRequired'>) =>
      isCloudinary
        ? defineField({ ...field, type: 'cloudinary.asset' })
        : defineField({ ...field, type: 'file', options: { accept: 'video/*' }, fields: [altText, caption] }),
    /** A picture within a text. */
    pictureBlock: isCloudinary
      ? defineArrayMember({ type: 'cloudinary.asset', title: 'Picture or film' })
      : defineArrayMember({
          type: 'image',
          title: 'Picture',
          options: { hotspot: true },
          fields: [altText, caption],
        }),
  };
}
export type AssetFields = ReturnType<typeof assetFields>;
/** What texts need of them. */
export interface TextAssets {
  pictureBlock: ArrayOfType;
}
