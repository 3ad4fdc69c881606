import { type SubmissionError, serviceMessage } from '#lib/errors/submissionError.ts';

/** Texts of the sign-up form, as specified. */
export const MESSAGES = {
  label: 'Email address',
  placeholder: 'you@example.com',
  subscribe: 'SUBSCRIBE',
  subscribing: 'SUBSCRIBING...',
} as const;

export const TOASTS = {
  emailRequired: {
    title: 'Email Required',
    description: 'Please enter your email address',
    variant: 'destructive',
  },
  welcome: (message: string | null) => ({
    title: 'Welcome to the Future!',
    description: message ?? "You've been added to our mailing list.",
  }),
  failed: (error: SubmissionError) => ({
    title: 'Subscription Failed',
    description: failureMessage(error),
    variant: 'destructive' as const,
  }),
} as const;

function failureMessage(error: SubmissionError): string {
  const fallback = error.kind === 'http' ? 'Failed to subscribe' : 'Something went wrong. Please try again.';
  return serviceMessage(error) ?? fallback;
}
