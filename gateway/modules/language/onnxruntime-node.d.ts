/** It says all that its common part says, and does not tell so itself. */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-common';
}
