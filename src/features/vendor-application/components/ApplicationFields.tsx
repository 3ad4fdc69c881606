import { useFormContext } from 'react-hook-form';
import { useI18n } from '#hooks/useI18n.ts';
import type { VendorForm } from '#submissions/vendorApplicationSchema.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { MESSAGES } from '../messages/index.ts';
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

  function bind(name: 'full_name' | 'email' | 'phone_number') {
    return { ...register(name), error: formState.errors[name]?.message };
  }

  return (
    <>
      <TextField label={t(MESSAGES.fullName)} isRequired autoComplete="name" {...bind('full_name')} />
      <TextField label={t(MESSAGES.email)} isRequired type="email" autoComplete="email" {...bind('email')} />
      <BusinessNameField />
      <TextField label={t(MESSAGES.phone)} type="tel" autoComplete="tel" {...bind('phone_number')} />
      <BusinessFields />
      <ImagesField isRequired hasLostFile={wasRestored} canUpload={canUpload} />
    </>
  );
}
