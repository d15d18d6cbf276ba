import { useEffect } from 'react';
import { useNavigate } from '../../lib/router.tsx';

/** Leads on as soon as it is drawn, and leaves no entry in the history. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
