"""
Teaches a sentence encoder what each question is meant for: by the known questions of each class (a sentence of the content, an entry, or a
passage as a whole), and by the questions of the bench, of which is told which passages hold their answer. See tools/train-encoder.ts, which runs it.

Usage: train.py <folder with examples.json and the published weights> <tokenizer.json>
Writes <folder>/{fold-0,fold-1,whole}/: sentences.onnx, its words and classes.json. That of a fold has not learnt from the fold's questions.
"""

import json
import random
import shutil
import sys
from pathlib import Path

import numpy as np
import torch
from tokenizers import Tokenizer
from torch import nn
from torch.nn import functional

from discriminant import discriminant
from network import WIDTH, Encoder, Reader, in_batches, quantized, side_by_side

folder, words = Path(sys.argv[1]), Path(sys.argv[2])
examples = json.loads((folder / "examples.json").read_text())
classes, questions = examples["classes"], examples["questions"]
random.seed(1)
torch.manual_seed(1)

# As language/encode-sentences.ts reads a text: pieces of what is said, and of what was said before.
MOST_SAID, MOST_BEFORE = 40, 20
BEGIN, END = 101, 102
# Pieces in a batch.
BATCH = 1000
RATES = {"encoder": 1e-4, "classes": 2e-3}
WARMING_UP = 200
# Of a known question, how often something stands before it that has nothing to do with it; and of one of the bench that is asked by itself.
UNRELATED = {"known": 0.3, "asked": 0.4}
# Of the bench's questions that follow another, how often they are read without it.
ALONE = 0.25
# So many times is a question of the bench read for each time that as many known ones are.
ASKED_AGAIN = 10
KNOWN_THEN = 25_000
# So much of a class's certainty goes to all others (label smoothing: Szegedy et al., 2016).
SMOOTHED = 0.05

tokenizer = Tokenizer.from_file(str(words))
tokenizer.no_padding()
tokenizer.no_truncation()
of_class = torch.zeros(len(classes), examples["passages"])
for place, one in enumerate(classes):
    of_class[place, one["passages"]] = 1
known = [(text, place) for place, one in enumerate(classes) for text in one["texts"]]
asked_before = [question["said"] for question in questions]


def pieces_of(text, most):
    return tokenizer.encode(text, add_special_tokens=False).ids[:most]


def read(said, before=None):
    return [BEGIN, *([*pieces_of(before, MOST_BEFORE), END] if before else []), *pieces_of(said, MOST_SAID), END]


def vectors_of(encoder, texts):
    vectors = np.zeros((len(texts), WIDTH), dtype=np.float32)
    encoder.eval()
    with torch.no_grad():
        for batch in in_batches(range(len(texts)), lambda place: len(texts[place]), 2 * BATCH):
            vectors[batch] = encoder(side_by_side([texts[place] for place in batch])).numpy()
    return vectors


def known_example(text, place):
    return {"text": read(text, random.choice(asked_before) if random.random() < UNRELATED["known"] else None), "class": place}


def asked_example(question):
    before = question.get("before")
    if before is None:
        before = random.choice(asked_before) if random.random() < UNRELATED["asked"] else None
    elif random.random() < ALONE:
        before = None
    return {"text": read(question["said"], before), "passages": question["passages"]}


def loss_of(scores, batch):
    """How far what is told is from the class of a known question, and from all passages that hold the answer to another together."""
    of_known, of_asked = ([row for row, one in enumerate(batch) if kind in one] for kind in ("class", "passages"))
    loss = torch.zeros(())
    if of_known:
        loss = functional.cross_entropy(scores[of_known], torch.tensor([batch[row]["class"] for row in of_known]), label_smoothing=SMOOTHED, reduction="sum")
    chances = scores.softmax(-1) @ of_class
    for row in of_asked:
        loss = loss - chances[row, batch[row]["passages"]].sum().clamp(1e-6, 1).log()
    return loss / len(batch)


def learn(encoder, by_class, all_examples):
    """Once through all examples, more slowly towards the end (AdamW: Loshchilov and Hutter, 2019)."""
    batches = in_batches(all_examples, lambda one: len(one["text"]), BATCH)
    learning = [parameter for parameter in encoder.parameters() if parameter.requires_grad]
    optimizer = torch.optim.AdamW([{"params": learning}, {"params": by_class.parameters()}], weight_decay=0.01)
    encoder.train()
    for step, batch in enumerate(batches):
        pace = min(1, step / WARMING_UP) * (1 - step / len(batches))
        for group, rate in zip(optimizer.param_groups, RATES.values()):
            group["lr"] = rate * pace
        loss = loss_of(by_class(encoder(side_by_side([one["text"] for one in batch]))), batch)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
        optimizer.step()
        if step % 200 == 0:
            print(f"{step} of {len(batches)}: {loss.item():.3f}", flush=True)


def write(encoder, by_class, name):
    to = folder / name
    to.mkdir(exist_ok=True)
    quantized(encoder, (torch.tensor([[BEGIN, 2054, END]]),), (["pieces"], ["vector"]), to / "sentences.onnx", {"pieces": {1: "pieces"}})
    shutil.copy(words, to / "tokenizer.json")
    weights, biases = by_class.weight.detach().numpy(), by_class.bias.detach().numpy()
    (to / "classes.json").write_text(json.dumps([{"key": one["key"], "bias": float(biases[place]), "weights": [round(float(weight), 4) for weight in weights[place]]} for place, one in enumerate(classes)]))


encoder = Encoder(Reader.pretrained(folder / "package/model/model.fp16.safetensors"))
by_class = nn.Linear(WIDTH, len(classes))
# What the published encoder says of the classes is where learning begins.
weights, biases = discriminant(vectors_of(encoder, [read(text) for text, _ in known]), np.array([place for _, place in known]), len(classes))
by_class.load_state_dict({"weight": torch.tensor(weights).float(), "bias": torch.tensor(biases).float()})
learn(encoder, by_class, [known_example(*one) for one in known])
begun = [{name: value.clone() for name, value in module.state_dict().items()} for module in (encoder, by_class)]
for name, fold in (("fold-0", 0), ("fold-1", 1), ("whole", None)):
    for module, state in zip((encoder, by_class), begun):
        module.load_state_dict(state)
    learnt_from = [question for question in questions if question["fold"] != fold]
    print(f"{name}: {len(learnt_from)} questions", flush=True)
    asked = [asked_example(question) for question in learnt_from for _ in range(ASKED_AGAIN)]
    learn(encoder, by_class, [known_example(*one) for one in random.sample(known, KNOWN_THEN)] + asked)
    write(encoder, by_class, name)
