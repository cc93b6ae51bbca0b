export async function checkRelease(tarball: string, say: (line: string) => void): Promise<void> {
  say(`checking ${tarball}`);
}
