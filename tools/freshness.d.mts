export const BUILD_STAMP: string;
export const INSTALL_STAMP: string;
export function buildVariables(root: string, environment: Record<string, string | undefined>): Record<string, string>;
export function hashBuildInputs(root: string, variables: Record<string, string>): string;
export function isBuildFresh(root: string, hash: string): boolean;
export function isInstallFresh(root: string): boolean;
export function hashLock(lock: Buffer): string;
