"""A linear discriminant analysis (Fisher, 1936; with a ridge: Friedman, 1989): texts of all classes are taken to scatter around their means alike."""

import numpy as np

# So much of the mean variance is added to each direction's: what few texts tell of rare directions is not believed.
RIDGE = 1
# A class is known by so many texts more, that mean what all do in the mean.
USUAL = 1
# A class's share of the texts tells how often it is asked for, half as far as it says: much has been written for some.
SHARE = 0.5
# Texts of a class are less alike than the discriminants take them to be: its chances are drawn nearer to each other, as was best by trial.
TEMPERATURE = 0.35


def discriminant(vectors, of_class, classes):
    """Weights and a bias for each class, by the vectors of texts and their classes' places."""
    width, usual = vectors.shape[1], vectors.mean(0)
    counts = np.bincount(of_class, minlength=classes)
    sums = np.zeros((classes, width))
    np.add.at(sums, of_class, vectors)
    means = (sums + USUAL * usual) / (counts[:, None] + USUAL)
    apart = vectors - means[of_class]
    scatter = apart.T @ apart
    scatter += np.eye(width) * RIDGE * np.trace(scatter) / width
    weights = np.linalg.solve(scatter / len(vectors), means.T).T
    biases = SHARE * np.log(counts + 1) - (weights * means).sum(1) / 2
    return weights * TEMPERATURE, biases * TEMPERATURE
