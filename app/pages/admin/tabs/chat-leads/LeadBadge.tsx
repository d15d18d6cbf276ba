import { Badge } from '../../records/Badge.tsx';

/** `qualified` stands out (specification, section 4). */
export function LeadBadge({ status }: { readonly status: string }) {
  return <Badge $look={status === 'qualified' ? 'primary' : 'plain'}>{status}</Badge>;
}
