import { useEffect, useState } from 'react';
import { useHost } from '../../../host/use-host.ts';

/**
 * An address for bytes of a fixed type, for as long as they are shown; and whether the page's security policy refuses
 * it, which is told by an event of the document only.
 *
 * @param directive What the policy would name: `img-src`, `frame-src`
 */
export function useBlobAddress(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  directive: string,
): { address: string | undefined; isRefused: boolean } {
  const { root } = useHost();
  const [address, setAddress] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const { ownerDocument } = root;
    const look = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      const isBlob = blockedURI.startsWith('blob');
      if (isBlob && effectiveDirective === directive && disposition === 'enforce') setRefused(true);
    };
    ownerDocument.addEventListener('securitypolicyviolation', look);
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => {
      ownerDocument.removeEventListener('securitypolicyviolation', look);
      URL.revokeObjectURL(made);
    };
  }, [root, bytes, type, directive]);
  return { address, isRefused };
}
