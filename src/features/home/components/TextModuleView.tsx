import { useTelemetry } from '#hooks/useTelemetry.ts';
import { shownActions } from '#lib/calls-to-action/callToAction.ts';
import type { TextModule } from '#lib/schema/contentSection.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { ActionLinks } from './ActionLinks.tsx';
import styles from './TextModuleView.module.scss';

type TextModuleViewProps = Partial<Omit<TextModule, '_type' | '_key'>>;

/** A headline, a text and buttons, in the editor's sizes. */
export function TextModuleView(props: TextModuleViewProps) {
  const { headline, headlineStyle = 'h1', content = [], textStyle, callsToAction = [] } = props;
  const telemetry = useTelemetry();
  const actions = shownActions(callsToAction);
  return (
    <div className={styles.module}>
      {headline !== undefined && (
        <h2 className={styles.headline} data-style={headlineStyle} dir="auto">
          {headline}
        </h2>
      )}
      {content.length > 0 && (
        <div className={styles.text} data-style={textStyle}>
          <RichText value={content} form="full" topHeading={3} />
        </div>
      )}
      {actions.length > 0 && (
        <div className={styles.actions}>
          <ActionLinks
            actions={actions}
            onFollow={({ trackingLabel }) => telemetry.purchaseClick(trackingLabel)}
          />
        </div>
      )}
    </div>
  );
}
