/** Calls back when the graphics card has executed all commands, which may be long after the page sent them. */
export function afterDrawing(canvas: HTMLCanvasElement, call: () => void): void {
  const context = canvas.getContext('webgl2');
  const fence = context?.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!context || !fence) return call();
  context.flush();
  const look = () => {
    if (context.isContextLost()) return;
    if (context.getSyncParameter(fence, context.SYNC_STATUS) !== context.SIGNALED) return void setTimeout(look, 16);
    context.deleteSync(fence);
    call();
  };
  setTimeout(look);
}
