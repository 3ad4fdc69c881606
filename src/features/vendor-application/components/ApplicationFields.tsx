import { useFormContext } from 'react-hook-form';
import type { VendorForm } from '#submissions/vendorApplicationSchema.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { MESSAGES } from '../model/messages.ts';
import styles from './ApplicationForm.module.scss';
import { ImagesField } from './ImagesField.tsx';

interface ApplicationFieldsProps {
  /** The text was restored from the form storage, which cannot contain a file. */
  wasRestored: boolean;
  canUpload: boolean;
}

export function ApplicationFields({ wasRestored, canUpload }: ApplicationFieldsProps) {
  const { register, formState } = useFormContext<VendorForm>();

  function bind(name: Exclude<keyof VendorForm, 'product_images'>) {
    return { ...register(name), error: formState.errors[name]?.message };
  }

  return (
    <>
      <TextField label="Full Name" isRequired autoComplete="name" {...bind('full_name')} />
      <TextField label="Email" isRequired type="email" autoComplete="email" {...bind('email')} />
      <TextField label="Business Name" isRequired autoComplete="organization" {...bind('business_name')} />
      <TextField label="Phone Number" type="tel" autoComplete="tel" {...bind('phone_number')} />
      <TextField
        label="Website URL"
        type="url"
        placeholder="https://"
        autoComplete="url"
        {...bind('website_url')}
      />
      <TextField
        label="Instagram URL"
        isRequired
        type="url"
        placeholder="https://instagram.com/yourbrand"
        {...bind('instagram_url')}
      />
      <TextField
        label="Description of Project"
        isRequired
        rows={4}
        hint={MESSAGES.descriptionHint}
        aside={
          <Tooltip text={MESSAGES.descriptionTooltip}>
            <button type="button" className={styles.help} aria-label="What to write">
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
