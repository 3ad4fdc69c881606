import { useFormContext } from 'react-hook-form';
import { useI18n } from '#hooks/useI18n.ts';
import type { ListingForm } from '#submissions/editSchemas.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { MESSAGES } from '../messages/index.ts';
import styles from './ApplicationForm.module.scss';

/** For the fields that the form of an application and that of its listing have in common. */
function useBound() {
  const { register, formState } = useFormContext<ListingForm>();
  return (name: Exclude<keyof ListingForm, 'product_images'>) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
}

export function BusinessNameField() {
  const { t } = useI18n();
  const bind = useBound();
  return (
    <TextField
      label={t(MESSAGES.businessName)}
      isRequired
      autoComplete="organization"
      {...bind('business_name')}
    />
  );
}

/** Where to find the business on the web, and what it brings. */
export function BusinessFields() {
  const { t } = useI18n();
  const bind = useBound();
  return (
    <>
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
    </>
  );
}
