import { useFormContext } from 'react-hook-form';
import { useI18n } from '#hooks/useI18n.ts';
import type { VendorForm } from '#submissions/vendorApplicationSchema.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { MESSAGES } from '../messages/index.ts';
import styles from './ApplicationForm.module.scss';
import { ImagesField } from './ImagesField.tsx';

interface ApplicationFieldsProps {
  /** The text was restored from the form storage, which cannot contain a file. */
  wasRestored: boolean;
  canUpload: boolean;
}

export function ApplicationFields({ wasRestored, canUpload }: ApplicationFieldsProps) {
  const { t } = useI18n();
  const { register, formState } = useFormContext<VendorForm>();

  function bind(name: Exclude<keyof VendorForm, 'product_images'>) {
    return { ...register(name), error: formState.errors[name]?.message };
  }

  return (
    <>
      <TextField label={t(MESSAGES.fullName)} isRequired autoComplete="name" {...bind('full_name')} />
      <TextField label={t(MESSAGES.email)} isRequired type="email" autoComplete="email" {...bind('email')} />
      <TextField
        label={t(MESSAGES.businessName)}
        isRequired
        autoComplete="organization"
        {...bind('business_name')}
      />
      <TextField label={t(MESSAGES.phone)} type="tel" autoComplete="tel" {...bind('phone_number')} />
      <TextField
        label={t(MESSAGES.website)}
        type="url"
        placeholder="https://"
        autoComplete="url"
        {...bind('website_url')}
      />
      <TextField
        label={t(MESSAGES.instagram)}
        isRequired
        type="url"
        placeholder="https://instagram.com/yourbrand"
        {...bind('instagram_url')}
      />
      <TextField
        label={t(MESSAGES.project)}
        isRequired
        rows={4}
        hint={t(MESSAGES.projectHint)}
        aside={
          <Tooltip text={t(MESSAGES.projectTooltip)}>
            <button type="button" className={styles.help} aria-label={t(MESSAGES.whatToWrite)}>
              ?
            </button>
          </Tooltip>
        }
        {...bind('project_description')}
      />
      <ImagesField wasRestored={wasRestored} canUpload={canUpload} />
    </>
  );
}
