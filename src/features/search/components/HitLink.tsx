import type { ReactNode } from 'react';
import { hitAddress } from '../engine/hitAddress.ts';
import type { Hit } from '../engine/search.ts';
import { isInSite } from '../model/isInSite.ts';
import { TargetLink } from '#ui/links/TargetLink.tsx';

interface HitLinkProps {
  hit: Hit;
  className: string | undefined;
  children: ReactNode;
  onClick?: (() => void) | undefined;
}

/** A link to a result, which may be a menu's link to another site. */
export function HitLink({ hit, ...rest }: HitLinkProps) {
  const address = hitAddress(hit) ?? '/';
  return (
    <TargetLink
      target={isInSite(address) ? { kind: 'internal', to: address } : { kind: 'external', href: address }}
      {...rest}
    />
  );
}
