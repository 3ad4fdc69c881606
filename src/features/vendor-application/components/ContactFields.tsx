import { useFormContext } from 'react-hook-form';
import { useI18n } from '#hooks/useI18n.ts';
import type { AnswersForm } from '#submissions/editSchemas.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { MESSAGES } from '../messages/index.ts';

/** For the fields that the form of an application and that of its answers have in common. */
function useBound() {
  const { register, formState } = useFormContext<AnswersForm>();
  return (name: 'full_name' | 'phone_number') => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
}

export function FullNameField() {
  const { t } = useI18n();
  const bind = useBound();
  return <TextField label={t(MESSAGES.fullName)} isRequired autoComplete="name" {...bind('full_name')} />;
}

export function PhoneField() {
  const { t } = useI18n();
  const bind = useBound();
  return <TextField label={t(MESSAGES.phone)} type="tel" autoComplete="tel" {...bind('phone_number')} />;
}
