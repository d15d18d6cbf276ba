import { copied, notCopied } from '#content/copied-address.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Puts an address on the clipboard, and says whether it is there. */
export async function copyAddress(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast(copied);
  } catch {
    toast({ ...notCopied, variant: 'destructive' });
  }
}
