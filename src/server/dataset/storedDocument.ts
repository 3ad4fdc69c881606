export { type StoredDocument, isPublished } from '#lib/model/storedDocument.ts';
