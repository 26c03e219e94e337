/** Says by `data-more` that more stands below what is seen of a list that scrolls. */

const LEAST = 6; // pixels; less than a line needs no sign

export function overflow(list: HTMLElement): () => void {
  const look = () => {
    const below = list.scrollHeight - list.clientHeight - list.scrollTop;
    list.toggleAttribute("data-more", below > LEAST);
  };
  const changed = new MutationObserver(look);
  const resized = new ResizeObserver(look);
  changed.observe(list, { childList: true, subtree: true });
  resized.observe(list);
  list.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    changed.disconnect();
    resized.disconnect();
    list.removeEventListener("scroll", look);
  };
}
