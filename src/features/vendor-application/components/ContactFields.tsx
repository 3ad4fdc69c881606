import { useFormContext } from 'react-hook-form';
import { useI18n } from '#hooks/useI18n.ts';
import type { VendorForm } from '#submissions/vendorApplicationSchema.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { MESSAGES } from '../messages/index.ts';

/** Each field is a component: the first invalid one gets the focus in the order in which they are rendered. */
function useBound() {
  const { register, formState } = useFormContext<VendorForm>();
  return (name: 'full_name' | 'email' | 'phone_number') => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
}

export function FullNameField() {
  const { t } = useI18n();
  const bind = useBound();
  return <TextField label={t(MESSAGES.fullName)} isRequired autoComplete="name" {...bind('full_name')} />;
}

export function EmailField() {
  const { t } = useI18n();
  const bind = useBound();
  return (
    <TextField label={t(MESSAGES.email)} isRequired type="email" autoComplete="email" {...bind('email')} />
  );
}

export function PhoneField() {
  const { t } = useI18n();
  const bind = useBound();
  return <TextField label={t(MESSAGES.phone)} type="tel" autoComplete="tel" {...bind('phone_number')} />;
}
