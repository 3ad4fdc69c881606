/** Texts of the vendor application, as specified. */
export const MESSAGES = {
  title: 'Vendor Application',
  intro: 'Tell us who you are and what you would like to bring to the festival.',
  requiredNote: 'Required fields are marked with *.',
  descriptionHint: 'Please provide as many details as possible.',
  descriptionTooltip:
    'What will be showcased? Who is your target audience? Do you have any special requirements?',
  fileLabel: 'Product Images Package',
  fileHint:
    'Please describe the rendering of your space and/or your product assortment. Combine multiple files into one PDF or ZIP. 10 MB limit.',
  severalFiles: 'Please combine multiple files into one PDF or ZIP.',
  tooLarge: (name: string) => `${name} is larger than 10 MB.`,
  fileMissing: 'We kept what you typed. Please choose your file again.',
  offline: 'You are offline',
  offlineDetail: 'We kept what you typed. Submit it when you are back online.',
  sent: 'We have your application',
  sentDetail: 'There is nothing more to do. You can submit another one below.',
} as const;

/** The label of the button, and a short one for narrow windows. */
export const SUBMIT = {
  idle: ['Submit Vendor Application', 'Submit Application'],
  busy: ['Submitting Application...', 'Submitting...'],
} as const;

export const TOASTS = {
  fileTooLarge: {
    title: 'File too large',
    description: 'Please select a file smaller than 10MB.',
    variant: 'destructive',
  },
  uploaded: (name: string) => ({
    title: 'File uploaded successfully',
    description: `${name} has been uploaded securely.`,
  }),
  uploadFailed: (message = 'Failed to upload file. Please try again.') => ({
    title: 'Upload failed',
    description: message,
    variant: 'destructive' as const,
  }),
  uploadCancelled: { title: 'Upload canceled', description: 'Nothing was sent. We kept what you typed.' },
  failed: {
    title: 'Submission Failed',
    description: 'There was an error submitting your application. Please try again.',
    variant: 'destructive',
  },
  sent: {
    title: 'Application Submitted Successfully!',
    description:
      "Thank you for your vendor application. We'll review your submission and get back to you soon.",
  },
} as const;
