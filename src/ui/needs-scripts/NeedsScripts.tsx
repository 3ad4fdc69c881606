import styles from './NeedsScripts.module.scss';

/** A text for browsers that run no scripts. */
export function NeedsScripts({ text }: { text: string }) {
  return <p className={styles.text}>{text}</p>;
}
