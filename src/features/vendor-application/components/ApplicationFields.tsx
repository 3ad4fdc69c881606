import { EmailField, FullNameField, PhoneField } from './ContactFields.tsx';
import { ImagesField } from './ImagesField.tsx';
import { BusinessFields, BusinessNameField } from './ListingFields.tsx';

interface ApplicationFieldsProps {
  /** The text was restored from the form storage, which cannot contain a file. */
  wasRestored: boolean;
  canUpload: boolean;
}

export function ApplicationFields({ wasRestored, canUpload }: ApplicationFieldsProps) {
  return (
    <>
      <FullNameField />
      <EmailField />
      <BusinessNameField />
      <PhoneField />
      <BusinessFields />
      <ImagesField isRequired hasLostFile={wasRestored} canUpload={canUpload} />
    </>
  );
}
