/** What we use of it: the package has types, and does not lead to them. */
declare module 'tesseract-wasm' {
  export type OCREngine = {
    setVariable(name: string, value: string): void;
    loadModel(model: ArrayBuffer): void;
    loadImage(image: ImageData): void;
    getText(): string;
    clearImage(): void;
  };
  export function createOCREngine(options: { readonly wasmBinary: ArrayBuffer }): Promise<OCREngine>;
}
