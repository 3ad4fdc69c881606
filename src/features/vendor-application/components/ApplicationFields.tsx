import { useFormContext } from 'react-hook-form';
import { useI18n } from '#hooks/useI18n.ts';
import type { VendorForm } from '#submissions/vendorApplicationSchema.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { MESSAGES } from '../messages/index.ts';
import { FullNameField, PhoneField } from './ContactFields.tsx';
import { ImagesField } from './ImagesField.tsx';
import { BusinessFields, BusinessNameField } from './ListingFields.tsx';

interface ApplicationFieldsProps {
  /** The text was restored from the form storage, which cannot contain a file. */
  wasRestored: boolean;
  canUpload: boolean;
}

export function ApplicationFields({ wasRestored, canUpload }: ApplicationFieldsProps) {
  const { t } = useI18n();
  const { register, formState } = useFormContext<VendorForm>();
  return (
    <>
      <FullNameField />
      <TextField
        label={t(MESSAGES.email)}
        isRequired
        type="email"
        autoComplete="email"
        {...register('email')}
        error={formState.errors.email?.message}
      />
      <BusinessNameField />
      <PhoneField />
      <BusinessFields />
      <ImagesField isRequired hasLostFile={wasRestored} canUpload={canUpload} />
    </>
  );
}
