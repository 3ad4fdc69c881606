import { LONG_NAME } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { FileLink } from './FileLink.tsx';

export default {
  Short: <FileLink href="/calendar/event.ics">Add to calendar</FileLink>,
  'Long name': <FileLink href="/calendar/event.ics">{LONG_NAME}</FileLink>,
} satisfies Samples;
