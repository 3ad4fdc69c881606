import { useController, useFormContext } from 'react-hook-form';
import { useI18n } from '#hooks/useI18n.ts';
import { UPLOAD_ENDINGS, fileError } from '#lib/schema/uploadFile.ts';
import type { ListingForm } from '#submissions/editSchemas.ts';
import { fileMessage } from '#submissions/vendorApplicationSchema.ts';
import { FilePicker } from '#ui/form/FilePicker.tsx';
import { dismissFailures } from '#ui/toast/dismissFailures.ts';
import { toast } from '#ui/toast/toast.ts';
import { MESSAGES } from '../messages/index.ts';
import { fileTooLarge } from '../model/toasts.ts';

interface ImagesFieldProps {
  isRequired: boolean;
  /** A file was chosen before the page was loaded again. */
  hasLostFile: boolean;
  canUpload: boolean;
}

/** The only file. A rejected file does not replace the present one. */
export function ImagesField({ isRequired, hasLostFile, canUpload }: ImagesFieldProps) {
  const { t } = useI18n();
  const { setError, clearErrors } = useFormContext<ListingForm>();
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState: { error },
  } = useController<ListingForm, 'product_images'>({ name: 'product_images' });

  function take([file, ...others]: readonly File[]) {
    if (!file) return;
    const message = others.length > 0 ? t(MESSAGES.severalFiles) : fileMessage(file, t);
    if (message === undefined) {
      dismissFailures();
      onChange(file);
      clearErrors('product_images');
    } else if (others.length === 0 && fileError(file) === 'too-large') {
      toast(fileTooLarge(t));
      setError('product_images', { message: t(MESSAGES.tooLarge, { name: file.name }) });
    } else {
      setError('product_images', { message });
    }
  }

  return (
    <FilePicker
      label={t(MESSAGES.fileLabel)}
      isRequired={isRequired}
      hint={t(MESSAGES.fileHint)}
      note={hasLostFile ? t(MESSAGES.fileMissing) : undefined}
      error={error?.message}
      name={name}
      accept={UPLOAD_ENDINGS}
      file={value}
      onFiles={take}
      onRemove={() => onChange(undefined)}
      onBlur={onBlur}
      isDisabled={!canUpload}
      ref={ref}
    />
  );
}
