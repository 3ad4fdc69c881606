import { Badge } from '../badge/Badge.tsx';
import { Button } from '../buttons/Button.tsx';
import { InlineNotice } from '../notice/InlineNotice.tsx';
import { toast } from '../toast/toast.ts';
import { Tooltip, TooltipGroup } from '../tooltip/Tooltip.tsx';
import { LONG_NAME, RTL_NAME } from './samples.ts';
import { Sample, Section } from './Section.tsx';
import styles from './Gallery.module.scss';

const BADGES = ['featured', 'pinned', 'breaking', 'high', 'normal', 'low'] as const;
const TONES = ['info', 'warning', 'danger', 'success', 'tip'] as const;

const TOASTS = [
  { title: 'File uploaded successfully', description: 'catalogue.pdf has been uploaded securely.' },
  { title: 'Only a title' },
  {
    title: 'A new version is ready',
    description: 'Reload the page to use it.',
    action: { label: 'Reload', act() {} },
  },
  {
    title: 'Upload failed',
    description: 'Failed to upload file. Please try again.',
    variant: 'destructive',
  },
  { title: LONG_NAME, description: `${LONG_NAME} ${LONG_NAME} ${RTL_NAME}` },
] as const;

/** Notices, toasts, badges and other messages. */
export function Messages() {
  return (
    <Section title="Messages">
      <Sample name="Badges">
        {BADGES.map((kind) => (
          <Badge key={kind} kind={kind} />
        ))}
      </Sample>
      <Sample name="Notices">
        {TONES.map((tone) => (
          <div key={tone} className={styles.column}>
            <InlineNotice tone={tone} title="Bring the badge that came by mail">
              <p>Without it you stand in line at the box office, which opens at ten.</p>
            </InlineNotice>
          </div>
        ))}
      </Sample>
      <Sample name="Notices without title, without text, with ugly words">
        <div className={styles.column}>
          <InlineNotice tone="info">
            <p>There is no cloakroom.</p>
          </InlineNotice>
          <InlineNotice tone="success" title="You are in" />
          <InlineNotice tone="danger" title={LONG_NAME}>
            <p dir="auto">{RTL_NAME}</p>
          </InlineNotice>
        </div>
      </Sample>
      <Sample name="Toasts">
        {TOASTS.map((message) => (
          <Button key={message.title} onClick={() => toast(message)}>
            {message.title.slice(0, 30)}
          </Button>
        ))}
      </Sample>
      <TooltipGroup>
        <Sample name="Tooltips: hover, focus or tap">
          <Tooltip text="What will you show, who is it for, and do you need power or water?">
            <Button>What to write</Button>
          </Tooltip>
          <Tooltip text={`${LONG_NAME} ${LONG_NAME}`}>
            <Button>Long words</Button>
          </Tooltip>
        </Sample>
      </TooltipGroup>
    </Section>
  );
}
